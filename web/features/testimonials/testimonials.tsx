import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Carousel } from '../../ui/page/carousel.tsx'
import { testimonialsQuery } from './queries.ts'
import { TestimonialCard } from './testimonial-card.tsx'

/** The interval from the specification, in milliseconds. */
const interval = 5000

/** 'Enterprise for all': the testimonials, one after another. Renders nothing when there are none. */
export function Testimonials() {
  const { data = [] } = useQuery(testimonialsQuery)
  const headingId = useId()
  if (data.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mt-16 tablet:mt-20">
      <h2 id={headingId} className="text-xl tablet:text-2xl">
        Enterprise for all
      </h2>
      <Carousel
        label="What teachers say"
        delay={interval}
        className="mt-6"
        slides={data.map((testimonial) => ({
          id: testimonial.id,
          content: <TestimonialCard testimonial={testimonial} />,
        }))}
      />
    </section>
  )
}
