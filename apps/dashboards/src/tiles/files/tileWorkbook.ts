import type { TileAnswer, TileDefinition } from '@agency-insights/insights-api/contract';
import { strToU8, zipSync } from 'fflate';
import { type SheetCell, tileSheet } from './tileSheet.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Number of the style of a cell, in the order of `cellXfs` below. */
const styles = { text: 0, count: 1, dollars: 2, ratio: 3, heading: 4 } as const;

/** Writes a tile as a workbook (Office Open XML): a sheet with its rows, and one with what they were made from. */
export function tileWorkbook(definition: TileDefinition, answer: TileAnswer): Uint8Array<ArrayBuffer> {
  const { header, rows, facts } = tileSheet(definition, answer);
  const heading = header.map((value) => ({ value, style: styles.heading }));
  const data = rows.map((row) => row.map(({ value, kind }) => ({ value, style: styles[kind] })));
  const about = [['What this is', definition.about] as const, ...facts];
  const files = {
    '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${[1, 2].map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${sheetType}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships">${[1, 2].map((n) => `<Relationship Id="rId${n}" Type="${relationships}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join('')}<Relationship Id="rId3" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${[sheetName(definition.title), 'About'].map((name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/styles.xml': stylesXml,
    'xl/worksheets/sheet1.xml': sheetXml([heading, ...data]),
    'xl/worksheets/sheet2.xml': sheetXml(
      about.map(([name, value]) => [
        { value: name, style: styles.heading },
        { value, style: styles.text },
      ]),
    ),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

const stylesXml = `${xml}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" xfId="0"/><xf numFmtId="3" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf numFmtId="10" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

interface StyledCell {
  value: SheetCell['value'];
  style: number;
}

function sheetXml(rows: readonly (readonly StyledCell[])[]): string {
  const written = rows.map((cells) => `<row>${cells.map(cellXml).join('')}</row>`).join('');
  return `${xml}<worksheet xmlns="${main}"><sheetData>${written}</sheetData></worksheet>`;
}

function cellXml({ value, style }: StyledCell): string {
  if (value === null) return '<c/>';
  if (typeof value === 'number') return `<c s="${style}"><v>${value}</v></c>`;
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

/** Names of sheets have at most 31 characters, and none of these. */
function sheetName(title: string): string {
  return title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);
}

function escapeXml(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- XML cannot hold these characters
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
