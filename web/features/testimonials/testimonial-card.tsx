import type { Testimonial } from '#contract/testimonials.ts'
import { ExampleTag } from '../../ui/text/example-tag.tsx'
import './testimonial-card.css'

/** A testimonial on a page torn from a notebook. An invented one says so. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { quote, author, author_role, is_example } = testimonial
  return (
    <figure className="testimonial">
      <blockquote className="testimonial-quote">“{quote}”</blockquote>
      <figcaption className="testimonial-author">
        <span className="font-bold">{author}</span>
        {author_role && <span>, {author_role}</span>}
        {is_example && <ExampleTag className="ml-2" />}
      </figcaption>
    </figure>
  )
}
