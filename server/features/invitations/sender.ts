interface Sender {
  /** Null for somebody without a school. */
  school: string | null
  /** The state of the school. */
  status: string | null
  inviter: string | null
}

/**
 * Who invites, as the mail and the page of the invitation say it: `""` for no school, and for a name that is not shown.
 * Both are read by strangers, so that only those whom an approved school vouches for choose their words freely.
 */
export function shownSender({ school, status, inviter }: Sender): { school: string; inviter: string } {
  const isApproved = status === 'approved'
  const name = harmless(inviter ?? '')
  return {
    school: school === null ? '' : isApproved ? school : harmless(school) || 'A school',
    inviter: isApproved || isPlausible(name) ? name : '',
  }
}

/** The text in one line; `""` if it contains a link or an address, which mail programs would make clickable. */
function harmless(text: string): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return /[@/\\]|\.\p{L}{2,}/u.test(plain) ? '' : plain
}

const maxNameLength = 40
const maxWords = 4

/** Parts of names that are not counted. */
const joining =
  'and y e mr mrs ms miss mx dr prof professor rev revd sir dame de da del della der den di dos du la le ten ter van von al el bin binti ibn'
const uncounted = new Set(joining.split(' '))

/** Words of advertisements and warnings. One may be a name, such as You or Won; two are a sentence. */
const sentence =
  'you your you’ve youve have has had won win winner wins will is are was be get gets got claim click here now today free prize prizes cash money pounds pound million thousand hundred bonus gift reward offer account bank payment refund invoice password login log verify suspended expired urgent alert warning security support team help service call text reply send pay buy sale congratulations the this that to for from us we our please'
const telling = new Set(sentence.split(' '))

/**
 * Whether this can be a name: up to four words of letters of any script, titles and particles apart, and no sentence.
 * What somebody could still say in four words has no link and no number, and everybody can be asked only a few times.
 */
function isPlausible(name: string): boolean {
  if (!/^\p{L}[\p{L}\p{M} &,()'’.-]*$/u.test(name) || name.length > maxNameLength) return false
  // Heaps of accents, and sentences in scripts without spaces.
  if (/\p{M}{4}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{9}/u.test(name)) return false
  const words = name
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/[\s,()&]+/)
    .filter(Boolean)
  const parts = words.flatMap((word) => word.split(/[.-]/))
  if (parts.filter((part) => telling.has(part)).length > 1) return false
  return words.filter((word) => !uncounted.has(word.replace('.', ''))).length <= maxWords
}
