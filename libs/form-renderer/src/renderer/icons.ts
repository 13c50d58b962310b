/** A circle with an i, which opens an explanation. */
export { default as InfoIcon } from '@mui/icons-material/InfoOutlined';

/** A circle with an exclamation mark: something failed. */
export { default as ErrorIcon } from '@mui/icons-material/ErrorOutlineOutlined';
