/**
 * Letters and the sounds they stand for, phase by phase, as *Letters and Sounds* (Department for Education and Skills, 2007)
 * teaches them: `ow=oa` is the ow of “snow”, `ow` that of “cow”.
 * `a_e` is the split digraph of “made”. Sounds are written as the letters that children learn for them first; `uu` is the oo of
 * “look”, `yoo` the u of “unit”, `zh` the s of “treasure”.
 */
const phases: Record<number, string> = {
  2: 's a t p i n m d g o c=k k ck=k e u r h b f ff=f l ll=l ss=s s=z',
  3: `j v w x y z zz=z qu ch sh th ng nk ai ee igh oa oo oo=uu ar or ur ow oi ear air ure er
    bb=b dd=d gg=g mm=m nn=n pp=p rr=r tt=t`,
  // Phase 4 teaches no new letters: several consonants meet, and words have more beats.
  4: '',
  5: `ay=ai ou=ow ie=igh ea=ee oy=oi ir=ur ue=oo ue=yoo aw=or wh=w ph=f ew=oo ew=yoo oe=oa au=or
    a_e=ai e_e=ee i_e=igh o_e=oa u_e=oo u_e=yoo
    i=igh o=oa c=s g=j u=uu u=yoo ow=oa ie=ee ea=e er=ur a=o a=ar a=ai e=ee
    y=igh y=i y=ee ch=k ch=sh ou=oa ou=uu ou=oo
    ve=v tch=ch dge=j mb=m kn=n gn=n wr=r st=s se=s se=z ce=s eer=ear ere=ear ere=air are=air ear=air ear=ur or=ur
    al=or al=ar our=or augh=or oul=uu ey=ee ey=ai eigh=ai s=zh`,
}

/** Each pair of letters and sound, such as `ow=oa`, and the phase that teaches it. */
const correspondences: ReadonlyMap<string, number> = new Map(
  Object.entries(phases).flatMap(([phase, pairs]) =>
    pairs
      .split(/\s+/)
      .filter(Boolean)
      .map((pair): [string, number] => [pair, Number(phase)]),
  ),
)

/** The phase that teaches some letters: with the sound that is named (`ow=oa`), else the first they are taught with. Undefined if none does. */
export function phaseOfLetters(pair: string): number | undefined {
  if (correspondences.has(pair) || pair.includes('=')) return correspondences.get(pair)
  for (const [known, phase] of correspondences) if (known.startsWith(`${pair}=`)) return phase
  return undefined
}
