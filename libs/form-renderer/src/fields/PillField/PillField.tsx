'use client';
import { Button, Divider } from '@agency-insights/ui-kit';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { FieldList } from '../../renderer/FieldList.tsx';
import { FieldTooltip, tooltipRoom } from '../../renderer/FieldTooltip.tsx';
import { FieldNote } from '../../renderer/FieldNote.tsx';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import { useGroup } from '../useGroup.ts';
import type { PillField as PillFieldSchema } from './PillField.schema.ts';

const panelStyle = { paddingTop: 16 };
// A label that is longer than the form wraps, beside the tooltip.
const pillStyle = {
  borderRadius: 18,
  height: 'auto',
  minHeight: 36,
  paddingBlock: 7,
  whiteSpace: 'normal',
} as const;
const atButton = { top: 6 };
const lineStyle = { marginTop: 24 };

/** Groups fields behind a button that shows and hides them; it shows how many are filled. */
export function PillField({ field }: FieldRendererProps<PillFieldSchema>): ReactElement {
  const { label, fields, showDivider, tooltip } = field.config;
  const { open, setOpen, filled, note } = useGroup(field.config);
  const panelId = useId();
  return (
    <>
      <Button
        variant={filled === 0 ? 'outlined' : 'contained'}
        color="secondary"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        style={{ ...pillStyle, maxWidth: tooltip ? `calc(100% - ${tooltipRoom})` : '100%' }}
      >
        {`${label} (${filled})`}
      </Button>
      <div style={panelStyle} id={panelId} role="group" aria-label={label} hidden={!open}>
        {open && <FieldList fields={fields} />}
      </div>
      <FieldNote>{note}</FieldNote>
      {showDivider && <Divider style={lineStyle} />}
      <FieldTooltip text={tooltip} about={label} style={atButton} />
    </>
  );
}
