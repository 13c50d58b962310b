/** Memory for the pieces of answers. */
export interface PieceMemory {
  /** At least so many bytes, with whatever was in them before. */
  take(size: number): ArrayBuffer;
  /** Takes unused memory back. Memory that did not come from here is released. */
  give(buffer: ArrayBufferLike): void;
}

/** How much memory is kept. */
export interface PieceMemoryOptions {
  /** Bytes of a piece; larger ones are made for the occasion. Default 1 MiB. */
  pieceBytes?: number;
  /** Pieces kept for later at most. Default 12. */
  mostKept?: number;
}

/**
 * Keeps the memory of pieces that were sent for the next ones. Fresh memory for every answer would have the whole heap
 * collected every few dozen searches, which costs more than encoding them.
 */
export function createPieceMemory({ pieceBytes = 1024 * 1024, mostKept = 12 }: PieceMemoryOptions = {}): PieceMemory {
  const kept: ArrayBuffer[] = [];
  // Weak, so that pieces that are never given back are collected like anything else.
  const lent = new WeakSet<ArrayBufferLike>();
  return {
    take(size) {
      if (size > pieceBytes) return new ArrayBuffer(size);
      const buffer = kept.pop() ?? new ArrayBuffer(pieceBytes);
      lent.add(buffer);
      return buffer;
    },
    give(buffer) {
      if (lent.delete(buffer) && buffer instanceof ArrayBuffer && kept.length < mostKept) kept.push(buffer);
    },
  };
}
