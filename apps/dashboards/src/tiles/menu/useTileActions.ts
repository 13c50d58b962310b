import { saveAsDownload } from '@agency-insights/insights-api';
import type { TileAnswer, TileDefinition } from '@agency-insights/insights-api/contract';
import type { RefObject } from 'react';
import { useDashboard, useDashboardState } from '../../context/DashboardContext.ts';
import { aboutTile } from '../../dashboard/frameMessages.ts';
import { fileSubject, pictureNotes, tileFileName } from '../files/fileSubject.ts';
import { tileCsv } from '../files/tileCsv.ts';
import { followLink } from './followLink.ts';
import { loadPart } from './loadPart.ts';
import { searchAddress, searchFilters } from './searchAddress.ts';
import { t } from '../../language/texts.ts';

/** What the actions of a tile work with. */
export interface TileActionsParams {
  tile: string;
  definition: TileDefinition;
  answer: TileAnswer;
  /** The data behind its numbers, in lines. */
  facts: readonly string[];
  /** The tile's card, for its picture and full screen. */
  card: RefObject<HTMLElement | null>;
  isRunning: boolean;
  /** Says what happened, for all to hear. */
  onNotice: (text: string) => void;
}

/** The actions of a tile; undefined if the browser does not support one. */
export interface TileActions {
  openAsSearch?: () => void;
  downloadCsv: () => void;
  downloadWorkbook: () => void;
  downloadPicture: () => void;
  copyPicture?: () => void;
  openFullScreen?: () => void;
  stop: () => void;
  reload: () => void;
}

const csvType = 'text/csv;charset=utf-8';
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns the actions of a tile's menu. */
export function useTileActions({ tile, definition, answer, facts, card, onNotice }: TileActionsParams): TileActions {
  const dashboard = useDashboard();
  const mayFindAgencies = useDashboardState(({ session }) => session.mayFindAgencies);
  const subjectNow = () => fileSubject(dashboard.getState());
  const fileName = (extension: string) =>
    tileFileName(subjectNow(), `${definition.title} ${answer.as_of}.${extension}`);
  const tellDownload = (fileFormat: 'csv' | 'xlsx' | 'png') => {
    const effect = aboutTile(dashboard.getState(), tile, { type: 'dashboard:tile:download', fileFormat });
    if (effect.kind === 'send') dashboard.send(effect.message);
  };
  const makePicture = async (): Promise<Blob> => {
    const { tilePicture } = await loadPart(dashboard, import('../files/tilePicture.ts'));
    const picture = card.current && (await tilePicture(card.current, pictureNotes(subjectNow(), facts.join(' · '))));
    if (!picture) throw new Error(t('This tile has no drawing to save.'));
    return picture;
  };
  const orNotice = (work: () => Promise<void>) => () =>
    void work().catch((error: unknown) => onNotice(error instanceof Error ? error.message : String(error)));
  const openAsSearch = () => {
    const state = dashboard.getState();
    const url = searchAddress(searchFilters(state.filters, {}, answer.agency));
    const effect = aboutTile(state, tile, { type: 'dashboard:tile:explore', label: t('Open as search'), url });
    if (effect.kind === 'send') void followLink(dashboard, { ...effect.message, url });
  };
  return {
    ...(mayFindAgencies && { openAsSearch }),
    downloadCsv: () => {
      // With a mark at its start, spreadsheets read the file as UTF-8.
      saveAsDownload(
        new Blob([`\uFEFF${tileCsv(definition, answer, subjectNow())}`], { type: csvType }),
        fileName('csv'),
      );
      tellDownload('csv');
    },
    downloadWorkbook: orNotice(async () => {
      const { tileWorkbook } = await loadPart(dashboard, import('../files/tileWorkbook.ts'));
      saveAsDownload(
        new Blob([tileWorkbook(definition, answer, subjectNow())], { type: workbookType }),
        fileName('xlsx'),
      );
      tellDownload('xlsx');
    }),
    downloadPicture: orNotice(async () => {
      saveAsDownload(await makePicture(), fileName('png'));
      tellDownload('png');
    }),
    ...(typeof ClipboardItem === 'function' && {
      copyPicture: orNotice(async () => {
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': makePicture() })]);
        onNotice(t('Image copied'));
      }),
    }),
    ...(document.fullscreenEnabled && { openFullScreen: orNotice(async () => card.current?.requestFullscreen()) }),
    stop: () => dashboard.dispatch({ kind: 'cancelTile', tile }),
    reload: () => dashboard.dispatch({ kind: 'retryTile', tile }),
  };
}
