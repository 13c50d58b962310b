import { stylesXml } from './cellStyles.ts';
import { columnLetters } from './columnLetters.ts';
import { escapeXmlText } from './escapeXmlText.ts';
import type { SheetPlan } from './SheetPlan.ts';
import { sheetNames } from './sheetNames.ts';

/** Plan of a workbook. */
export interface WorkbookPlan {
  sheets: readonly SheetPlan[];
  /** Title in the file's properties. */
  title: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/** A sheet as the workbook's own parts see it. */
type SheetEntry = Pick<SheetPlan, 'name' | 'columns' | 'rowCount' | 'isTable'>;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Returns the path of a sheet inside the file. */
export function sheetPath(index: number): string {
  return `xl/worksheets/sheet${index + 1}.xml`;
}

/** The parts of a workbook beside its sheets, by path inside the file. Sheets get names that spreadsheet programs accept. */
export function workbookParts({ sheets: planned, title, createdAt }: WorkbookPlan): Record<string, string> {
  const names = sheetNames(planned.map(({ name }) => name));
  const sheets = planned.map((sheet, index) => ({ ...sheet, name: names[index] ?? sheet.name }));
  return {
    '[Content_Types].xml': contentTypesXml(sheets),
    '_rels/.rels': relationshipsXml([
      [`${relationships}/officeDocument`, 'xl/workbook.xml'],
      [`${packageNamespace}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': corePropertiesXml(title, createdAt),
    'xl/workbook.xml': workbookXml(sheets),
    'xl/_rels/workbook.xml.rels': relationshipsXml([
      ...sheets.map((_, index): [string, string] => [`${relationships}/worksheet`, `worksheets/sheet${index + 1}.xml`]),
      [`${relationships}/styles`, 'styles.xml'],
    ]),
    'xl/styles.xml': stylesXml(),
  };
}

function contentTypesXml(sheets: readonly SheetEntry[]): string {
  const override = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${type}"/>`;
  return [
    `${declaration}<Types xmlns="${packageNamespace}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>',
    override('xl/workbook.xml', `${spreadsheetType}.sheet.main+xml`),
    ...sheets.map((_, index) => override(sheetPath(index), `${spreadsheetType}.worksheet+xml`)),
    override('xl/styles.xml', `${spreadsheetType}.styles+xml`),
    override('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    '</Types>',
  ].join('');
}

function workbookXml(sheets: readonly SheetEntry[]): string {
  const entries = sheets.map(
    ({ name }, index) => `<sheet name="${escapeXmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const names = sheets.flatMap(({ name, columns, rowCount, isTable }, index) => {
    const sheet = escapeXmlText(`'${name.replaceAll("'", "''")}'`);
    const range = `${sheet}!$A$1:$${columnLetters(columns.length - 1)}$${rowCount + 1}`;
    return [
      ...(isTable
        ? [`<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${range}</definedName>`]
        : []),
      `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${sheet}!$1:$1</definedName>`,
    ];
  });
  return [
    `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><bookViews><workbookView activeTab="0"/></bookViews>`,
    `<sheets>${entries.join('')}</sheets><definedNames>${names.join('')}</definedNames></workbook>`,
  ].join('');
}

function corePropertiesXml(title: string, createdAt: number): string {
  const created = new Date(createdAt).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `${declaration}<cp:coreProperties xmlns:cp="${packageNamespace}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
    ' xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escapeXmlText(title)}</dc:title><dc:creator>Agency Insights</dc:creator>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${created}</dcterms:created></cp:coreProperties>`,
  ].join('');
}

function relationshipsXml(targets: readonly [type: string, target: string][]): string {
  const entries = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packageNamespace}/relationships">${entries.join('')}</Relationships>`;
}
