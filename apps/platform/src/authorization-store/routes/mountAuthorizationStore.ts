import type { Routes } from '../../http/Routes.ts';
import type { AuthorizationStoreParts } from '../AuthorizationStoreParts.ts';
import { mountModels } from './mountModels.ts';
import { mountQuestions } from './mountQuestions.ts';
import { mountRelationships } from './mountRelationships.ts';
import { mountStores } from './mountStores.ts';
import { asProblem } from './problemOfFga.ts';

/** Mounts the calls of the authorization store (API-CAT-2, API-CAT-5). */
export function mountAuthorizationStore(routes: Routes, parts: AuthorizationStoreParts): void {
  const wording: Routes = { mount: (id, handler) => routes.mount(id, (call) => asProblem(handler(call), call)) };
  mountStores(wording, parts);
  mountModels(wording, parts);
  mountQuestions(wording, parts);
  mountRelationships(wording, parts);
}
