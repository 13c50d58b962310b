// One chunk for both: it is fetched with the first page, for the warning, and is there when the session ends.
export { IdleDialog } from './IdleDialog.tsx';
export { SessionEndedDialog } from './SessionEndedDialog.tsx';
