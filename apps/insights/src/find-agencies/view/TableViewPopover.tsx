import { agencyResultColumns } from '@agency-insights/insights-api';
import { Checkbox, colors, Popover, Radio, RadioGroup } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';
import { columnIds, columnSets, shownSet, visibilityOf } from './columnSets.ts';

const Choices = styled('div')({ display: 'grid', gap: 20, padding: 16 });

const Columns = styled('div')({ display: 'grid', gap: 4, paddingTop: 12, borderTop: `1px solid ${colors.line}` });
const Label = styled('span')({
  display: 'grid',
  '& > small': { fontSize: '0.75rem', lineHeight: '16px', color: colors.textMuted },
});

/** The unnamed set: the columns that fit, or those that were picked one by one. */
const fitting = 'fitting';
const picked = 'picked';

export interface TableViewChoicesProps {
  isCompact: boolean;
  onCompactChange: (isCompact: boolean) => void;
  /** Visible (true) and hidden (false) columns, by id. */
  visibility: Readonly<Record<string, boolean>>;
  /** The columns that a person has chosen; none: those show for which there is room. */
  chosen: Readonly<Record<string, boolean>>;
  /** Lists the columns to choose one by one, too. Default false. */
  listsColumns?: boolean;
  /** Called with the columns to show (true) and hide (false); empty: those for which there is room. */
  onColumnsChange: (columns: Record<string, boolean>) => void;
}

export interface TableViewPopoverProps extends TableViewChoicesProps {
  /** Null: it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

function SetLabel({ name, about }: { name: string; about: readonly string[] }) {
  const { t } = useWords();
  return (
    <Label>
      {t(name)} <small>{about.map((text) => t(text)).join(', ')}</small>
    </Label>
  );
}

/** Chooses how high rows are, and a set of columns (PLUS-12). */
export function TableViewPopover({ anchor, onClose, ...choices }: TableViewPopoverProps) {
  const { isCompact, onCompactChange, visibility, chosen, listsColumns = false, onColumnsChange } = choices;
  const { t } = useWords();
  const shown = Object.keys(chosen).length > 0 ? (shownSet(visibility)?.name ?? picked) : fitting;
  const chooseColumns = (name: string | null) => {
    const set = columnSets.find((candidate) => candidate.name === name);
    if (set) onColumnsChange(visibilityOf(set));
    else if (name === fitting) onColumnsChange({});
  };
  return (
    <Popover open={anchor !== null} anchor={anchor} onClose={onClose} align="end" width={300} aria-label={t('View')}>
      <Choices>
        <RadioGroup
          label={t('Rows')}
          value={isCompact ? 'compact' : 'comfortable'}
          onValueChange={(value) => onCompactChange(value === 'compact')}
        >
          <Radio value="comfortable" label={t('Comfortable')} />
          <Radio value="compact" label={t('Compact')} />
        </RadioGroup>
        <RadioGroup label={t('Columns')} value={shown} onValueChange={chooseColumns}>
          <Radio value={fitting} label={<SetLabel name="Automatic" about={['As many as fit']} />} />
          {columnSets.map(({ name, columns }) => (
            <Radio
              key={name}
              value={name}
              label={<SetLabel name={name} about={columns.map((id) => agencyResultColumns[id].label)} />}
            />
          ))}
          {shown === picked && (
            <Radio value={picked} label={<SetLabel name="Your own" about={['Chosen under Columns']} />} />
          )}
        </RadioGroup>
        {listsColumns && (
          <Columns role="group" aria-label={t('Chosen under Columns')}>
            {columnIds.map((id) => (
              <Checkbox
                key={id}
                label={t(agencyResultColumns[id].label)}
                checked={visibility[id] ?? true}
                onCheckedChange={(isShown) => onColumnsChange({ ...chosen, [id]: isShown })}
              />
            ))}
          </Columns>
        )}
      </Choices>
    </Popover>
  );
}
