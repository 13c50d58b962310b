/** Messages of the service that pages show, by the part of the product that does. Each is in the packs of that part. */
export const serviceTexts = {
  app: [
    'Maximum number of saved searches reached. Please delete an existing search before creating a new one.',
    "The service's disk is full, so nothing can be saved at the moment. Tell your administrator.",
    'You already have {count} running exports. Wait until one of them has finished.',
    'You have no access to agency data. Ask your administrator for personal or commercial lines.',
    'Your finished exports take up {size} MB, the maximum for one user. Delete some of them, then export again.',
    'Your permissions have changed since this export was made. Export again.',
  ],
  administration: [
    'A service already has this name. Choose another one.',
    'The identity provider keeps the passwords. Reset it there.',
    'There is already a person with the email address {email}.',
    'This is the last administrator who can sign in. Make another person an administrator first.',
    'This person has been changed since you read it. Your change was not saved. Read the person again, then decide.',
    'This person has not signed in through Auth0 yet. They sign in first.',
    'This person is blocked. Unblock them first.',
  ],
} as const;
