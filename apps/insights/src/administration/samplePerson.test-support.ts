import type { ManagedPerson } from '@agency-insights/insights-api/people';

/** A person for stories and tests. */
export const samplePerson: ManagedPerson = {
  user_id: 'joan',
  email: 'joan.hale@example.com',
  display_name: 'Joan Hale',
  first_name: 'Joan',
  last_name: 'Hale',
  blocked: false,
  permissions: ['viewable:insights_pl'],
  roles: [],
  authentication_methods: ['totp'],
  exchange_user_id: null,
  exchange_organization_id: 'ORG-204',
  status: 'active',
  created_at: '2026-03-02T14:05:00.000Z',
  last_sign_in_at: '2026-11-20T16:40:00.000Z',
  password_link_expires_at: null,
};
