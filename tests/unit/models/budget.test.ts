import { describe, expect, it } from 'vitest';
import { budget, type BudgetInput } from '../../../src/main/engine/models/budget';

const GB = 1024 ** 3;
const input: BudgetInput = {
  model: 'm.gguf',
  projector: 'p.gguf',
  projectorBytes: 0.67 * GB,
  info: {
    kind: 'model',
    bytes: 2.5 * GB,
    architecture: 'qwen35',
    layers: 36,
    headsKv: 8,
    headLength: 128,
    embedding: 2560,
    chatTemplate: true,
  },
  devices: [],
  freeMemory: 16 * GB,
  context: 8192,
  threads: 3,
};
const vulkan = (memory: number, name = 'Vulkan0') => ({ backend: 'vulkan' as const, name, memory });

describe('where a model goes, before it is loaded', () => {
  it('all of it on a device that holds it', () => {
    const b = budget({ ...input, devices: [vulkan(8 * GB)] });
    expect(b).toMatchObject({
      layersOf: 37,
      note: null,
      plan: { backend: 'vulkan', layers: 37, threads: 3 },
    });
    expect(b.deviceBytes).toBeLessThan(8 * GB);
    expect(b.hostBytes).toBe(0);
  });
  it('a part of it where there is less room, and says so', () => {
    const b = budget({ ...input, devices: [vulkan(4 * GB)] });
    expect(b.note).toBe('partly_offloaded');
    expect(b.plan.layers).toBeGreaterThan(5);
    expect(b.plan.layers).toBeLessThan(37);
    expect(b.deviceBytes).toBeLessThanOrEqual(4 * GB);
    expect(b.hostBytes).toBeGreaterThan(0);
  });
  it('the processor without a device, with a tiny one, or where the device is the processor in disguise', () => {
    for (const devices of [[], [vulkan(GB)], [vulkan(20 * GB, 'llvmpipe (LLVM 15)')]])
      expect(budget({ ...input, devices })).toMatchObject({
        note: 'no_device',
        deviceBytes: 0,
        plan: { backend: 'cpu', layers: 0, devices: [] },
      });
  });
  it('CUDA before Vulkan, more memory before less', () => {
    const devices = [
      vulkan(24 * GB),
      { backend: 'cuda' as const, name: 'CUDA0', memory: 8 * GB },
      vulkan(8 * GB, 'b'),
    ];
    expect(budget({ ...input, devices }).plan.devices).toEqual(['CUDA0']);
    expect(budget({ ...input, devices: [vulkan(6 * GB, 'a'), vulkan(12 * GB, 'b')] }).plan.devices).toEqual([
      'b',
    ]);
  });
  it('refused where neither holds it', () => {
    expect(() => budget({ ...input, freeMemory: 2 * GB })).toThrow(
      expect.objectContaining({ code: 'model_too_big' }),
    );
    expect(budget({ ...input, freeMemory: 2 * GB, devices: [vulkan(8 * GB)] }).plan.layers).toBe(37);
  });
});
