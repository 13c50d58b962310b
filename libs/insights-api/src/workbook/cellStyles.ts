import type { CellKind } from './CellKind.ts';

/** Index of a cell format in the list of `stylesXml`. */
export const cellStyle: Record<
  CellKind | 'header' | 'headerOfNumbers' | 'quotedText' | 'totalText' | 'totalInteger' | 'totalMoney',
  number
> = {
  text: 1,
  integer: 2,
  money: 3,
  share: 4,
  date: 5,
  dateTime: 6,
  header: 7,
  headerOfNumbers: 8,
  quotedText: 9,
  year: 10,
  percent: 11,
  month: 12,
  signedInteger: 13,
  signedMoney: 14,
  totalText: 15,
  totalInteger: 16,
  totalMoney: 17,
};

/** Number formats of our own; ids below 164 belong to the format. Excel shows the minus sign of money before the dollar sign. */
const numberFormats = {
  integer: { id: 164, code: '#,##0' },
  money: { id: 165, code: '"$"#,##0;-"$"#,##0' },
  share: { id: 166, code: '+0.0%;-0.0%;0.0%' },
  date: { id: 167, code: 'yyyy-mm-dd' },
  dateTime: { id: 168, code: 'yyyy-mm-dd hh:mm' },
};

/** Number formats whose cell formats come after the others. */
const laterNumberFormats = {
  year: { id: 169, code: '0' },
  percent: { id: 170, code: '0.0%' },
  month: { id: 171, code: 'yyyy-mm' },
  signedInteger: { id: 172, code: '+#,##0;-#,##0;0' },
  signedMoney: { id: 173, code: '+"$"#,##0;-"$"#,##0;"$"0' },
};

/** `xl/styles.xml`: fonts, fills and the cell formats that `cellStyle` counts. */
export function stylesXml(): string {
  const formats = [...Object.values(numberFormats), ...Object.values(laterNumberFormats)].map(
    ({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
  );
  const number = ({ id }: { id: number }) =>
    `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
  const header = (horizontal: 'left' | 'right') =>
    `<xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment horizontal="${horizontal}" vertical="center"/></xf>`;
  const text = (more: string) =>
    `<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`;
  const total = (numFmtId: number) =>
    `<xf numFmtId="${numFmtId}" fontId="1" fillId="0" borderId="2" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>`;
  const cellFormats = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    text(''),
    ...Object.values(numberFormats).map(number),
    header('left'),
    header('right'),
    text(' quotePrefix="1"'),
    ...Object.values(laterNumberFormats).map(number),
    total(49),
    total(numberFormats.integer.id),
    total(numberFormats.money.id),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<numFmts count="${formats.length}">${formats.join('')}</numFmts>`,
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><color rgb="FF071D2E"/><name val="Calibri"/><family val="2"/></font></fonts>',
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE9F3EA"/><bgColor indexed="64"/></patternFill></fill></fills>',
    '<borders count="3"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/><bottom style="thin"><color rgb="FF2E8540"/></bottom><diagonal/></border><border><left/><right/><top style="thin"><color rgb="FF2E8540"/></top><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}
