import { useSession } from '../../session/use-session.ts'
import { Section } from '../../ui/page/section.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'

/** What happens next, what people can do themselves, and who else they can turn to. */
export function DataRequestAside() {
  const { isSignedIn } = useSession()
  return (
    <div className="grid gap-8">
      <Section id="what-happens" title="What happens next">
        <p className="mt-2 max-w-[45ch]">
          We will e-mail you a reference at once, and the day by which we will answer. That is within a month, or on the
          next working day if the month ends at a weekend or on a bank holiday. We may first ask you to prove who you
          are, so that nobody else gets your data.
        </p>
      </Section>
      <Section id="by-yourself" title="You can do this yourself">
        <p className="mt-2 max-w-[45ch]">
          {isSignedIn ? (
            <>
              In your <TextLink to="/profile/settings">settings</TextLink> you can download your data, change your
              e-mail address and delete your account, and in your <TextLink to="/profile/update">profile</TextLink>{' '}
              correct your name and address.
            </>
          ) : (
            <>
              If you have an account, <TextLink to="/login?next=%2Fprofile%2Fsettings">log in</TextLink>. In your
              settings you can download your data, change your e-mail address and delete your account.
            </>
          )}
        </p>
      </Section>
      <Section id="other-ways" title="Other ways">
        <p className="mt-2 max-w-[45ch]">
          You do not have to use this form: you can also <TextLink to="/contact">send us a message</TextLink>. You can
          see who we are and what data we hold on the page <TextLink to="/privacy">Privacy</TextLink>. If you are not
          happy with our answer, you can complain to the{' '}
          <a href="https://ico.org.uk/make-a-complaint/" className="link">
            Information Commissioner’s Office
          </a>
          .
        </p>
      </Section>
    </div>
  )
}
