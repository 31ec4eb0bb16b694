import type { SetUpCode, TriedStep } from '#contract/set-up.ts'

/** Why each step is there. */
export const reasons: Record<SetUpCode, string> = {
  organisation: 'Schools and parents must be told who holds their data, and whom to ring about a child.',
  operators: 'One of you may be ill or lose a phone. The other one then still gets in, and nobody else does.',
  address:
    'The portal calls itself as a school would: by its name, through the internet, with the certificate checked.',
  mail: 'Nobody can sign up without them. You get one, and press the button in it: only then has it arrived.',
  sender: 'Without its records, invitations to parents end in the spam folder.',
  backup: 'A backup is worth something once it has been brought back. This one is, into a database beside yours.',
  register: 'With it most schools of England are approved in seconds. Others wait for you, under Schools.',
  brand: 'Those that ship are invented, and nobody but operators sees them here.',
  texts: 'They are good drafts, not your promises: somebody of yours has to read, correct and sign them.',
  school: 'Go the way of a school once, from sign-up to the first parent. You will know what they ask you about.',
}

/** What the button of a step that is tried says, and while it works. */
export const tryWords: Record<TriedStep, { label: string; again: string; busy: string }> = {
  address: { label: 'Call the portal from outside', again: 'Call it again', busy: 'Calling…' },
  mail: { label: 'Send me a test e-mail', again: 'Send me another one', busy: 'Sending…' },
  sender: { label: 'Look the records up', again: 'Look again', busy: 'Looking…' },
  backup: { label: 'Make a backup and restore it', again: 'Make another one', busy: 'Beginning…' },
}

/** Where a step is done that is done on another page. */
export const placesOf: Partial<Record<SetUpCode, { label: string; to: string }[]>> = {
  organisation: [{ label: 'Enter who runs it', to: '/admin/organisation' }],
  operators: [
    { label: 'See who can get in', to: '/admin/operators' },
    { label: 'Your own second step', to: '/profile/settings' },
  ],
  register: [{ label: 'Upload the register', to: '/admin/register' }],
  brand: [
    { label: 'Put in your sponsor', to: '/admin/brand' },
    { label: 'Testimonials', to: '/admin/testimonials' },
    { label: 'The letter', to: '/admin/library' },
  ],
  texts: [{ label: 'Read and sign', to: '/admin/pages' }],
  school: [{ label: 'Schools to approve', to: '/admin/schools' }],
}
