/** Example details of problems by code. */
export interface ProblemExample {
  message: string;
  issues?: readonly { path: string; message: string }[];
}

/** An example message of the platform for each problem code. */
export const problemExamples: Readonly<Record<string, ProblemExample>> = {
  invalid_request: {
    message: 'The body is not valid: limit must be at least 1.',
    issues: [{ path: 'limit', message: 'must be at least 1' }],
  },
  unauthenticated: {
    message: 'You are not signed in. Sign in again.',
    issues: [{ path: 'Authorization', message: 'must be Bearer and an access token that is still good' }],
  },
  invalid_credentials: { message: 'The email address or the password is wrong.' },
  invalid_token: { message: 'The token is not valid. Sign in again.' },
  forbidden: { message: 'You do not have the permission for this.' },
  blocked: { message: 'This account is blocked. Ask your administrator.' },
  csrf: { message: 'The page is out of date. Reload it and try again.' },
  mfa_required: { message: 'This account has a second factor. Sign in on the sign-in page.' },
  not_found: {
    message: 'There is nothing with this id.',
    issues: [{ path: 'id', message: 'There is nothing with this id.' }],
  },
  not_acceptable: {
    message: 'This result goes out as application/vnd.apache.arrow.stream or application/json. Accept one of the two.',
  },
  name_taken: { message: 'There is one with this name already. Choose another name.' },
  limit_reached: { message: 'You have as many saved searches as are allowed. Delete some of them first.' },
  changed_meanwhile: { message: 'This person has been changed since you read it. Your change was not saved.' },
  own_account: { message: 'Administrators cannot do this to their own account.' },
  last_administrator: { message: 'This is the last administrator. Make another person an administrator first.' },
  email_taken: { message: 'There is a person with this email address already.' },
  email_differs: { message: 'The person with this id has another email address.' },
  entity_taken: { message: 'There is an entity with this id already.' },
  not_ready: { message: 'The export is not finished yet.' },
  product_store: { message: 'The store of the product itself cannot be deleted.' },
  passwords_elsewhere: { message: 'An outside provider keeps the passwords. Sign in there.' },
  managed_by_provider: { message: 'The identity provider keeps the second factors. Set them up there.' },
  sign_in_first: { message: 'This person has not signed in through Auth0 yet. They sign in first.' },
  refused_lines: {
    message: 'Nothing was changed: the file has lines that cannot be taken.',
    issues: [{ path: 'line 3', message: 'has no email address' }],
  },
  too_many_lines: { message: 'A file may have at most 10000 people. Send it in parts.' },
  request_under_way: { message: 'A request with this Idempotency-Key is under way. Send it again in a moment.' },
  key_reused: {
    message: 'This Idempotency-Key was sent with another request. Use a new one.',
    issues: [{ path: 'Idempotency-Key', message: 'belongs to another request' }],
  },
  body_too_large: { message: 'The body is longer than 1048576 bytes; send less.' },
  unsupported_media_type: { message: 'Send the body as application/json, not as text/plain.' },
  too_many_attempts: { message: 'Too many attempts. Wait a few minutes and try again.' },
  too_many_exports: { message: 'You already have 3 running exports. Wait until one of them has finished.' },
  export_space_used: {
    message:
      'Your finished exports take up 2,000 MB, the maximum for one user. Delete some of them, then export again.',
  },
  too_many_questions: { message: 'Too many of your questions wait for an answer. Try again in a moment.' },
  too_many_requests: { message: 'Too many requests. Wait as long as Retry-After says.' },
  internal_error: {
    message: 'Something failed on our side. Try again; if it happens again, report the request id.',
  },
  unavailable: { message: 'The service cannot answer at the moment. Try again.' },
  disk_full: {
    message: "The service's disk is full, so nothing can be saved at the moment. Tell your administrator.",
  },
  provider_unavailable: { message: 'The identity provider cannot be reached. Try again later.' },
  dashboards_unavailable: {
    message: 'The dashboards cannot be reached. Try again in a moment. If that does not help, tell your administrator.',
  },
  no_data_set: { message: 'No policy data is loaded yet.' },
  outdated_data_set: { message: 'The policy data was loaded by another version. Load it again.' },
  damaged_data_set: { message: 'The policy data cannot be read. Load it again.' },
  data_engine_unavailable: { message: 'The policy data cannot be reached at the moment. Try again in a minute.' },
  data_engine_timeout: {
    message: 'The policy data took longer than 30 seconds to answer. Narrow the filters, or try again later.',
  },
  store_id_not_found: { message: 'There is no store with this id.' },
  authorization_model_not_found: { message: 'The store has no authorization model with this id.' },
  latest_authorization_model_not_found: { message: 'The store has no authorization model yet.' },
  validation_error: { message: 'The type feature has no relation owner.' },
  type_not_found: { message: 'The model has no type “folder”.' },
  relation_not_found: { message: 'The type feature has no relation “owner”.' },
  invalid_tuple: { message: 'Invalid tuple: user “anne” is not valid; write type:id, type:* or type:id#relation.' },
  invalid_authorization_model: { message: 'The relation viewer is not defined.' },
  invalid_continuation_token: {
    message: 'The continuation token is not valid; pass on the one of the page before.',
  },
  exceeded_entity_limit: { message: 'The store has as many authorization models as are allowed.' },
  cannot_allow_duplicate_tuples_in_one_request: { message: 'The relationship is named twice.' },
  write_failed_due_to_invalid_input: { message: 'The relationship exists already.' },
  invalid_client: { message: 'client_id and client_secret do not belong together.' },
  invalid_grant: { message: 'refresh_token is not valid. Sign in again.' },
  unsupported_grant_type: { message: 'grant_type must be client_credentials or refresh_token.' },
};
