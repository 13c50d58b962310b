'use client';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import type { ReactElement } from 'react';
import type { DrawnSeverity } from './drawnSeverity.ts';

const marks = {
  success: { Mark: CheckCircleOutlined, name: 'Success' },
  error: { Mark: ErrorOutlineOutlined, name: 'Error' },
  warning: { Mark: WarningAmberOutlined, name: 'Warning' },
  info: { Mark: InfoOutlined, name: 'Information' },
} as const;

/** The mark of a severity, with its name for people who do not see it; nothing where there is nothing to mark. */
export function SeverityIcon({ severity }: { severity: DrawnSeverity }): ReactElement | null {
  if (severity === 'default') return null;
  const { Mark, name } = marks[severity];
  // By default MUI hides its icons from screen readers.
  return <Mark role="img" aria-label={name} aria-hidden={false} />;
}
