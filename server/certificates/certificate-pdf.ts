import { failed, ok, type Result } from '../../contract/base/result.ts';
import { addPart } from './add-part.ts';
import { clustersOf } from './clusters.ts';
import { colors, drawCode, drawFrame, drawMark, drawRule } from './ornaments.ts';
import type { Paper } from './paper.ts';
import { paperTexts } from './paper-texts.ts';
import { codePlace, page, partsOf } from './parts.ts';
import { bytesOf, newSheet, type Sheet } from './sheet.ts';

/**
 * The certificate as one page of PDF: the same paper makes the same bytes. Reads the fonts that it needs once, and
 * nothing else. `unsupported-script`: the name has a letter that no font here has; boxes in its place would be no thanks.
 */
export async function certificatePdf(paper: Paper): Promise<Result<Uint8Array, 'unsupported-script'>> {
  const parts = partsOf(paper).map((part) => ({ part, set: clustersOf(part.text, part.direction, part.weight) }));
  if (parts.some(({ set }) => !set.ok)) return failed('unsupported-script');
  const sheet = newSheet({
    id: paper.id,
    title: `${paperTexts[paper.language].title} · ${paper.reference}`,
    language: paper.language,
    madeAt: new Date(paper.issuedOn),
  });
  drawGround(sheet);
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  for (const { part, set } of parts) if (set.ok) addPart(sheet, root, part, set.value);
  addCode(sheet, root, paper);
  root.end();
  return ok(await bytesOf(sheet));
}

function drawGround(sheet: Sheet): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  drawFrame(sheet, page.width, page.height);
  drawMark(sheet, page.width / 2 - 60, 54, 24);
  drawRule(sheet, page.width / 2, 158, 64, { thickness: 3, color: colors.amber });
  drawRule(sheet, page.width / 2, 301, 440, { thickness: 0.75, color: colors.line });
  sheet.endMarkedContent();
}

function addCode(sheet: Sheet, root: PDFKit.PDFStructureElement, paper: Paper): void {
  const { x, y, edge, alt } = codePlace(paper);
  const draw = () => drawCode(sheet, paper.verifyAddress, x, y, edge);
  // pdfkit's types do not know of the box yet.
  const about: object = { alt, bbox: [x, y, x + edge, y + edge] };
  root.add(sheet.struct('Figure', about, draw));
}
