import type { HostMessage } from '@agency-insights/insights-api/contract';
import { hideBefore } from './beforeSteps.ts';
import type { DashboardEvent } from './DashboardEvent.ts';
import type { DashboardState } from './DashboardState.ts';
import { loadPage, pick, reload, setFilter, setOptions, showLanguage, updateFilters } from './filterSteps.ts';
import { aboutDashboard, pageChanged } from './frameMessages.ts';
import { answerTile, askForTile, cancelTile, endRun, refuseTile, startRun } from './runSteps.ts';
import {
  continueSession,
  enter,
  entered,
  receiveTokens,
  refused,
  renew,
  replaceToken,
  tokensOverdue,
  unreachable,
} from './sessionSteps.ts';
import { effects, inOrder, type Step, type Transition, unchanged, update } from './Transition.ts';

/** The state machine of a frame: returns the next state and its effects. Events may come in any order. */
export function reduceDashboard(state: DashboardState, event: DashboardEvent): Transition {
  return stepOf(event)(state);
}

function stepOf(event: DashboardEvent): Step {
  switch (event.kind) {
    case 'loaded':
      return inOrder(
        effects((state) => [pageChanged(state), aboutDashboard(state, { type: 'dashboard:loaded' })]),
        enter,
      );
    case 'message':
      return stepOfMessage(event.message);
    case 'entered':
      return entered(event.session);
    case 'refused':
      return refused;
    case 'unreachable':
      return unreachable;
    case 'renewalDue':
      return renew;
    case 'tokensOverdue':
      return tokensOverdue;
    case 'continue':
      return continueSession;
    case 'tileAnswered':
      return answerTile(event.request, { answer: event.answer });
    case 'tileFailed':
      return answerTile(event.request, { error: event.message });
    case 'tileRefused':
      return refuseTile(event, replaceToken);
    case 'retryTile':
      return askForTile(event.tile);
    case 'cancelTile':
      return cancelTile(event.tile);
    case 'pick':
      return pick(event);
    case 'setFilter':
      return setFilter(event.key, event.expression);
    case 'languageShown':
      return showLanguage(event.tag);
    case 'hideBefore':
      return hideBefore;
    case 'partMissing':
      return update(() => ({ isIncomplete: true }));
    case 'reload':
      return reload;
  }
}

function stepOfMessage(message: HostMessage): Step {
  switch (message.type) {
    case 'dashboard:filters:update':
      return updateFilters(message.filters);
    case 'dashboard:run':
      return startRun;
    case 'dashboard:stop':
      return endRun('stopped');
    case 'dashboard:options:set':
      return setOptions(message);
    case 'page:load':
      return loadPage(message.url);
    case 'dashboard:load':
      return loadPage(`/embed/dashboards/${message.id}`);
    case 'dashboard:print':
      return effects(() => [{ kind: 'print' }]);
    case 'session:tokens':
      return receiveTokens(message);
    case 'dashboard:edit':
    case 'dashboard:schedule_modal:open':
    case 'env:host:scroll':
      return unchanged;
  }
}
