/* eslint-disable @nx/enforce-module-boundaries -- the README shows this file: it imports what a reader would */
import { FormRenderer, createRestGateway } from '@agency-insights/form-renderer';
import type { FormSchema } from '@agency-insights/form-renderer';

const schema: FormSchema = [
  { id: 'state', type: 'select', config: { label: 'State', options: ['TX', 'OK'] } },
  {
    id: 'city',
    type: 'autocomplete',
    config: { label: 'City', options: [] },
    data: {
      kind: 'rest',
      url: '/api/states/{state}/cities',
      params: { sort: 'name', limit: 50 },
      keyList: 'data.items',
      keyLabel: 'name',
      keyValue: 'id',
      dependsOn: ['state'],
    },
    searchData: {
      kind: 'rest',
      url: '/api/states/{state}/cities',
      params: { starts: '{term}', limit: 50 },
      keyList: 'data.items',
      keyLabel: 'name',
      keyValue: 'id',
      dependsOn: ['state'],
    },
  },
];

const gateways = { rest: createRestGateway({ headers: () => ({ 'accept-language': 'en' }) }) };

/** Cities of the chosen state, from an endpoint of the application. */
export function CitiesOfState() {
  return <FormRenderer schema={schema} gateways={gateways} />;
}
