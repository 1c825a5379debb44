import { crc32, deflateRawSync } from 'node:zlib';
import { encodeCp949 } from './cp949';

export interface ZipEntry {
  /** NFC, `/` between parts. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** 2024-03-04 00:00 as DOS date and time. */
const DOS_DATE = ((2024 - 1980) << 9) | (3 << 5) | 4;
const DOS_TIME = 0;

/**
 * A ZIP archive. `encoding` `cp949`: names as Korean Windows writes them, without the UTF-8 bit, so that a reader that
 * trusts the bit sees mojibake.
 */
export function makeZip(entries: readonly ZipEntry[], encoding: 'utf8' | 'cp949'): Uint8Array {
  const flags = encoding === 'utf8' ? 0x0800 : 0;
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(
      encoding === 'utf8' ? new TextEncoder().encode(entry.name) : encodeCp949(entry.name),
    );
    const packed = deflateRawSync(entry.bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(DOS_TIME, 6);
    common.writeUInt16LE(DOS_DATE, 8);
    common.writeUInt32LE(crc32(entry.bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(entry.bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), common, name, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, name);
    offset += 4 + common.length + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, central, end]));
}
