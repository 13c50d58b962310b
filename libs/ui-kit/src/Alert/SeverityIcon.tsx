'use client';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import type { ReactElement } from 'react';
import { alertTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import type { DrawnSeverity } from './drawnSeverity.ts';

const marks = {
  success: CheckCircleOutlined,
  error: ErrorOutlineOutlined,
  warning: WarningAmberOutlined,
  info: InfoOutlined,
} as const;

/** The icon of a severity, with an accessible name; nothing for `default` and `idle`. */
export function SeverityIcon({ severity }: { severity: DrawnSeverity }): ReactElement | null {
  const names = useTexts('kitAlert', alertTexts);
  if (severity === 'default') return null;
  const Mark = marks[severity];
  // By default MUI hides its icons from screen readers.
  return <Mark role="img" aria-label={names[severity]} aria-hidden={false} />;
}
