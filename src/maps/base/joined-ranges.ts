interface Range {
  offset: number;
  length: number;
}

/** Ranges in the order of their places, each joined with the next where little lies between them and both are not too long together. */
export function joinedRanges(ranges: readonly Range[], { gap, most }: { gap: number; most: number }): Range[] {
  const joined: Range[] = [];
  for (const range of [...ranges].sort((one, other) => one.offset - other.offset)) {
    const last = joined.at(-1);
    const end = range.offset + range.length;
    if (last && range.offset <= last.offset + last.length + gap && end - last.offset <= most) {
      last.length = Math.max(last.length, end - last.offset);
    } else {
      joined.push({ offset: range.offset, length: range.length });
    }
  }
  return joined;
}
