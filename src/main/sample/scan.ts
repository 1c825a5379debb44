import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { shown, type CastMember } from './cast';
import { A4, createPaper, fontFile } from './paper';
import { createRandom, type Random } from './random';
import { committeeLabels, spaced } from './thesis-korean';
import { expected, type BuiltDocument } from './truth';

export interface ApprovalScanSpec {
  readonly author: CastMember;
  /** First the chair. */
  readonly committee: readonly CastMember[];
  readonly degree: 'master' | 'doctor';
  readonly field: string;
  readonly university: string;
  readonly year: number;
  readonly month: number;
  /** Press a red seal on every row. Default true. */
  readonly seals?: boolean;
  /** Default 200, what office scanners use. */
  readonly dpi?: number;
  readonly seed?: number;
}

/** Names the canvas knows our fonts by; registering the same file twice does no harm. */
function useFonts(): void {
  GlobalFonts.registerFromPath(fontFile('myeongjo'), 'SampleMyeongjo');
  GlobalFonts.registerFromPath(fontFile('gothic'), 'SampleGothic');
  GlobalFonts.registerFromPath(fontFile('gothic-bold'), 'SampleGothicBold');
}

/** The scan of an approval page as grey-speckled, slightly turned JPEG bytes. */
export async function drawApprovalScan(spec: ApprovalScanSpec): Promise<Uint8Array> {
  useFonts();
  const random = createRandom(spec.seed ?? 1);
  const scale = (spec.dpi ?? 200) / 72;
  const canvas = createCanvas(Math.round(A4.width * scale), Math.round(A4.height * scale));
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#f7f5f0';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.translate(canvas.width / 2, canvas.height / 2);
  ctx.rotate((random() - 0.5) * 0.02);
  ctx.scale(scale, scale);
  ctx.translate(-A4.width / 2, -A4.height / 2);
  ctx.fillStyle = '#222';
  const text = (
    value: string,
    x: number,
    y: number,
    size: number,
    align: 'left' | 'center' = 'left',
  ): void => {
    ctx.font = `${size}px SampleMyeongjo`;
    ctx.textAlign = align;
    ctx.fillText(value, x, y);
  };
  const degree = spec.degree === 'doctor' ? '박사' : '석사';
  text(`${shown(spec.author)}의 ${spec.field}${degree} 학위논문을 인준함`, A4.width / 2, 150, 17, 'center');
  text(`${spec.year}년 ${spec.month}월`, A4.width / 2, 200, 14, 'center');
  const labels = committeeLabels(spec.committee.length);
  spec.committee.forEach((person, i) => {
    const y = 330 + i * 66;
    text(labels[i] as string, 130, y, 16);
    text(spaced(shown(person), '  '), 250, y, 16);
    text('(인)', 410, y, 14);
    if (spec.seals ?? true)
      drawSeal(ctx, person, 418 + (random() - 0.5) * 14, y - 6 + (random() - 0.5) * 10, random);
  });
  text(`${spec.university} 대학원`, A4.width / 2, 740, 18, 'center');
  const noisy = speckle(Buffer.from(canvas.data()), random);
  return new Uint8Array(
    await sharp(noisy, { raw: { width: canvas.width, height: canvas.height, channels: 4 } })
      .removeAlpha()
      .blur(0.5)
      .jpeg({ quality: 78 })
      .toBuffer(),
  );
}

/** A round red seal with the name in two columns, read from the right. */
function drawSeal(ctx: SKRSContext2D, person: CastMember, x: number, y: number, random: Random): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((random() - 0.5) * 0.5);
  ctx.globalAlpha = 0.82;
  ctx.strokeStyle = '#c8201c';
  ctx.fillStyle = '#c8201c';
  ctx.lineWidth = 1.8;
  ctx.beginPath();
  ctx.arc(0, 0, 19, 0, Math.PI * 2);
  ctx.stroke();
  ctx.font = '13px SampleGothicBold';
  ctx.textAlign = 'center';
  [...`${shown(person)}인`].slice(0, 4).forEach((letter, i) => {
    ctx.fillText(letter, i < 2 ? 7.5 : -7.5, i % 2 === 0 ? -2 : 12);
  });
  ctx.restore();
}

/** Dust and paper grain: a few thousand darker points. */
function speckle(rgba: Buffer, random: Random): Buffer {
  const points = Math.floor(rgba.length / 4 / 900);
  for (let i = 0; i < points; i++) {
    const at = Math.floor(random() * (rgba.length / 4)) * 4;
    const dark = 90 + Math.floor(random() * 120);
    for (let c = 0; c < 3; c++) rgba[at + c] = Math.min(rgba[at + c] ?? 255, dark);
  }
  return rgba;
}

/** A PDF whose pages are pictures only: no text layer at all. */
export async function makeImageOnlyPdf(images: readonly Uint8Array[]): Promise<Uint8Array> {
  const paper = createPaper('');
  for (const image of images) {
    paper.newPage();
    paper.doc.image(Buffer.from(image), 0, 0, { width: A4.width, height: A4.height });
  }
  return paper.bytes();
}

/** A scanned approval page as committees get it: an image-only PDF with red seals over the rows. */
export async function makeApprovalScan(spec: ApprovalScanSpec): Promise<BuiltDocument> {
  const bytes = await makeImageOnlyPdf([await drawApprovalScan(spec)]);
  return {
    bytes,
    pages: 1,
    persons: spec.committee.map((person, i) =>
      expected(person, i === 0 ? 'committee_chair' : 'committee', 1, 'ko'),
    ),
  };
}
