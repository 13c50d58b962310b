import type { ListedModel } from '@agency-insights/insights-api/authorization';
import { Alert, Button, Chip, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { useTimes } from '../useTimes.ts';
import { errorText } from '../errorText.ts';
import { Head, Section, Space } from '../Page.tsx';
import { ConfirmDialog } from '../person/ConfirmDialog.tsx';
import { AddModelDialog } from './AddModelDialog.tsx';
import { printModel } from './printModel.ts';
import { timeOfUlid } from './timeOfUlid.ts';
import { useAuthorization } from './useAuthorization.ts';
import { useModels } from './useModels.ts';

const Model = styled('li')({
  listStyle: 'none',
  paddingBlock: 12,
  '& + &': { borderTop: `1px solid ${colors.line}` },
  '& pre': {
    margin: '8px 0 0',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
  },
  '& summary': { cursor: 'pointer' },
});

/** The models of the product's store, newest first: one is active. */
export function ModelsSection() {
  const { t } = useWords();
  const { models, error, hasNextPage, isFetching, fetchNextPage, refetch } = useModels();
  const [isAdding, setAdding] = useState(false);
  const [activating, setActivating] = useState<ListedModel | null>(null);
  return (
    <Section aria-label={t('Models')}>
      <Head>
        <h2>{t('Models')}</h2>
        <Space />
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {t('Add model')}
        </Button>
      </Head>
      <p>
        {t(
          'The active model says which kinds of access there are, and what follows from them. A new model counts once you activate it.',
        )}
      </p>
      <Alert severity="error" open={error !== null}>
        {error !== null && errorText(error, t)}
      </Alert>
      {models === undefined && error === null && <p aria-busy="true">{t('Models are loading.')}</p>}
      <ul aria-label={t('Models')}>
        {models?.map((model) => (
          <ModelItem key={model.id} model={model} onActivate={() => setActivating(model)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button loading={isFetching} onClick={() => void fetchNextPage()}>
          {t('Load more')}
        </Button>
      )}
      {isAdding && (
        <AddModelDialog
          text={models?.[0] === undefined ? '' : printModel(models.find(({ active }) => active) ?? models[0])}
          onAdded={() => void refetch()}
          onClose={() => setAdding(false)}
        />
      )}
      {activating !== null && (
        <ActivateDialog model={activating} onDone={refetch} onClose={() => setActivating(null)} />
      )}
    </Section>
  );
}

function ModelItem({ model, onActivate }: { model: ListedModel; onActivate: () => void }) {
  const { timeText } = useTimes();
  const { t } = useWords();
  return (
    <Model aria-label={model.id}>
      <Head>
        <strong>{timeText(timeOfUlid(model.id))}</strong>
        {model.active && <Chip size="sm" color="primary" label={t('Active')} />}
        <Space />
        {!model.active && (
          <Button size="sm" aria-label={t('Activate {name}', { name: model.id })} onClick={onActivate}>
            {t('Activate')}
          </Button>
        )}
      </Head>
      <details>
        <summary>{model.id}</summary>
        <pre>{printModel(model)}</pre>
      </details>
    </Model>
  );
}

interface ActivateDialogProps {
  model: ListedModel;
  /** Called when the model is active. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

function ActivateDialog({ model, onDone, onClose }: ActivateDialogProps) {
  const { t } = useWords();
  const authorization = useAuthorization();
  const activate = async () => {
    await authorization.activateModel(model.id);
    await onDone();
  };
  return (
    <ConfirmDialog title={t('Activate model')} action={t('Activate')} onConfirm={activate} onClose={onClose}>
      {t(
        'From now on this model says what follows from the relationships. It is refused while there are relationships that it does not allow.',
      )}
    </ConfirmDialog>
  );
}
