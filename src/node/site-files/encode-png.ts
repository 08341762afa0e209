/** In: pixels. Out: their PNG, compressed in a thread of Node's, where the library that draws them blocks. */
import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha, in rows. */
  readonly pixels: Buffer;
}

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
/** Eight bits of each of the four, in the only method of compression, without interlacing. */
const FORMAT = [8, 6, 0, 0, 0];

export async function encodePng({ width, height, pixels }: Pixels): Promise<Buffer> {
  const length = width * 4;
  // Each row begins with the number of its filter, which is none.
  const rows = Buffer.alloc((length + 1) * height);
  for (let row = 0; row < height; row += 1)
    pixels.copy(rows, row * (length + 1) + 1, row * length, (row + 1) * length);
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, ...FORMAT]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const data = await promisify(deflate)(rows);
  return Buffer.concat([SIGNATURE, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.of())]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
