import type { FirstReader } from '../../story.ts'

/** Every word of the story, letter by letter, as somebody in Belfast says it slowly. */
export const firstReader: FirstReader = {
  trickyWords: ['come', 'of', 'says', 'the', 'they', 'to', 'was'],
  soundedOut: `
    a a-n-d a-s=z a-t b-a-ck b-a-d b-e-l-f-a-s-t b-u-s b-u-t b-y=igh c-a_e-v ch-i-n c-l-ea-n d-e-v d-i-p d-o-g
    d-o-g-s=z d-ow-n d-r-a-g d-r-i=igh-v-er ea-ch f-a-t f-ee-t f-ir-s-t f-oo=uu-t f-or g-e-t g-e-t-s g-i-ve-s=z
    g-o=oa g-oo=uu-d h-a-d h-a-s=z h-e=ee h-i-ll h-i-m h-i-s=z h-o_e-m h-o-p i-n i-s=z i-t l-a-s-t l-e-f-t
    l-e-n-d-s=z l-e-t l-i_e-k l-oo=uu-k-s m-o-p m-u-d m-y=igh n-a-n n-o=oa o=oa-l-a o-n p-ay-s=z p-ou-n-d
    p-ou-n-d-s=z p-u-ff r-or-y=ee r-u-b r-u-n-s=z s-e-t sh-a_e-k sh-e=ee sh-ee-t s-i-t s-i-x s-o=oa s-oa-p s-p-u-d
    s-t-o-p s-t-o-p-s t-ai-l t-e-n th-a-t th-e-n th-i-n th-i-nk th-r-ee t-i-p t-u-b u-p u-s w-a=o-sh w-e=ee w-e-t
    wh-i_e-t y-e-ll-s=z`
    .trim()
    .split(/\s+/),
}
