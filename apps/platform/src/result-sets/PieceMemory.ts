/** Memory for the pieces of responses. */
export interface PieceMemory {
  /** Returns at least this many bytes, with arbitrary content. */
  take(size: number): ArrayBuffer;
  /** Returns memory for reuse. Releases memory from elsewhere. */
  give(buffer: ArrayBufferLike): void;
}

/** Limits of the pool. */
export interface PieceMemoryOptions {
  /** Bytes of a piece; larger ones are allocated on demand. Default 1 MiB. */
  pieceBytes?: number;
  /** Max pieces kept for reuse. Default 12. */
  mostKept?: number;
}

/**
 * Reuses the memory of sent pieces. New memory for every response would cause a full garbage collection every few dozen
 * searches, which takes longer than encoding them.
 */
export function createPieceMemory({ pieceBytes = 1024 * 1024, mostKept = 12 }: PieceMemoryOptions = {}): PieceMemory {
  const kept: ArrayBuffer[] = [];
  // Weak, so that pieces that are never returned can be collected.
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
