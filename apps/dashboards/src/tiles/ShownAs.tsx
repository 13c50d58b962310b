import { StatusMessage } from '@agency-insights/ui-kit';
import { useState, type ReactElement } from 'react';
import { t } from '../language/texts.ts';

/** Announces that a tile has switched between its drawing and its table. */
export function ShownAs({ showsTable }: { showsTable: boolean }): ReactElement {
  const [first] = useState(showsTable);
  const [hasChanged, setHasChanged] = useState(false);
  if (showsTable !== first && !hasChanged) setHasChanged(true);
  return <StatusMessage>{!hasChanged ? '' : showsTable ? t('Shown as a table') : t('Shown as a chart')}</StatusMessage>;
}
