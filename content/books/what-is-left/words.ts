import type { FirstReader } from '../../story.ts'

/** Every word of the story, letter by letter, as somebody in Glasgow says it slowly. */
export const firstReader: FirstReader = {
  trickyWords: ['one', 'says', 'the', 'they', 'two'],
  soundedOut: `
    a a-n-d a-t b-a-ck b-a-ng b-a-rr-a-s=z b-i-g b-i-n b-i-n-s=z b-oo-t b-oo-t-s b-y=igh c-o-s-t d-r-i-p-s d-r-o-p
    d-u-m-p ea-ch f-i-ll f-i-t-s f-i_e-v f-or f-r-ee f-r-e-sh g-e-t-s g-l-a-s=z-g-ow=oa g-r-a-n g-r-ee-n h-a-s=z
    h-e=ee h-e-l-p h-er h-o_e-l i=igh i-n i-s=z i-t j-e-ss j-u-s-t k-ay k-ee-p-s l-e-f-t l-oo=uu-k l-o-t m-a-n m-ay
    m-o=oa m-u-d n-ai-l-s=z n-ee-d n-i_e-n n-o=oa n-o-t o-n ou-t p-ay p-ea p-ea-s=z p-oo-l p-o-t p-ou-n-d-s=z
    r-ai-n-s=z r-igh-t s-a-ck s-a_e-l s-ee-d-s=z s-e-ll s-e-ll-s=z sh-e=ee sh-oo-t s-i-t s-l-i-p-s s-m-e-ll-s=z
    s-o=oa s-p-o-t-s s-t-o-p-s t-ea t-e-n th-e-n th-i-s th-r-ee th-u-d t-oo t-w-e-n-t-y=ee u-p w-ai-t w-e-t
    wh-a=o-t w-i-th y-e-ll-s=z`
    .trim()
    .split(/\s+/),
}
