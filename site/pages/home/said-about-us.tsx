import { Reviews } from '#widgets/reviews/reviews.tsx'

export function SaidAboutUs() {
  return (
    <div className="border-line border-b bg-paper">
      <div className="page-width py-20">
        <h2 className="mb-8 text-2xl">What people say</h2>
        <Reviews />
      </div>
    </div>
  )
}
