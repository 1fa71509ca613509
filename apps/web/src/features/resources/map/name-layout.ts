/** A name on the map: the middle of its text, in pixels. */
export interface NameBox {
  readonly name: string
  readonly x: number
  readonly y: number
  /** Of the area that is named, in pixels. */
  readonly room: number
}

const LETTER_PIXELS = 8
const LINE_PIXELS = 22

/** A name may stand out of its area a little, not so far that it could be taken for the neighbor's. */
const fits = ({ name, room }: NameBox) => name.length * LETTER_PIXELS <= room * 1.2

const isNear = (one: NameBox, other: NameBox) =>
  Math.abs(one.y - other.y) < LINE_PIXELS &&
  Math.abs(one.x - other.x) < ((one.name.length + other.name.length) * LETTER_PIXELS) / 2

/** The names that have room and don't run into one another; those given first go first. */
export function readableNames<Name extends NameBox>(names: readonly Name[]): readonly Name[] {
  const kept: Name[] = []
  for (const name of names.filter(fits)) if (!kept.some((each) => isNear(each, name))) kept.push(name)
  return kept
}
