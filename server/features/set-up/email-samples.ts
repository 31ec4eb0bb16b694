import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import { testEmail } from './emails.tsx'

export function setUpEmailSamples(config: Config): EmailSample[] {
  const link = `${config.publicUrl}/test-mail?token=4pXwqS0vJmB2nQ8cR7dL1yTfGh3kZuE6oAi9NsVbWxY`
  return [{ name: 'test-mail', write: () => testEmail(config, { link, hours: 24 }) }]
}
