'use client';
import { Button, Skeleton, colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import type { FieldData } from './useFieldData.ts';
import { ErrorIcon } from './icons.ts';

/** Props of `FieldDataGate`. */
export interface FieldDataGateProps {
  /** The field's data. */
  data: FieldData;
  /** The field's label; it stays above the skeleton and the failure. */
  label: string | undefined;
  /** What the field is called for screen readers. */
  name: string;
  /** Height of the control that is stood in for, in px. Default 36. */
  height?: number;
  /** The control, once its data is there. */
  children: ReactNode;
}

const Label = styled('div')({ marginBottom: 6, color: colors.textMuted, fontSize: fontSizes.xs, lineHeight: 1.3334 });
const Failure = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  fontSize: fontSizes.sm,
  color: colors.danger,
  '& > svg': { fontSize: 20 },
  '& > span': { marginRight: 'auto' },
});

/** The control of a field whose data is there; a skeleton of its size before that, and a way on where it failed. */
export function FieldDataGate({ data, label, name, height = 36, children }: FieldDataGateProps): ReactElement {
  const { status } = data.state;
  if (status === 'ready') return <>{children}</>;
  return (
    <div role="group" aria-label={name} aria-busy={status === 'loading'}>
      {label && <Label>{label}</Label>}
      {status === 'loading' ? (
        <Skeleton variant="rounded" height={height} />
      ) : (
        <Failure role="alert">
          <ErrorIcon titleAccess="Error" />
          <span>Unable to load data</span>
          <Button size="sm" onClick={data.retry}>
            Retry
          </Button>
        </Failure>
      )}
    </div>
  );
}
