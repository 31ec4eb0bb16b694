// Stands in for the mail catcher of compose: takes every mail, and names its recipients.
import { SMTPServer } from 'smtp-server'

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    stream.resume().on('end', () => {
      console.log(`mail to ${session.envelope.rcptTo.map(({ address }) => address).join(', ')}`)
      done()
    })
  },
})
server.listen(1025, '0.0.0.0')
