import { Slide, ToastContainer, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toast.css'

export { toast }

export function Toasts() {
  return (
    <ToastContainer
      limit={2}
      autoClose={5000}
      position="bottom-right"
      transition={Slide}
      closeButton
      pauseOnHover
      pauseOnFocusLoss={false}
      aria-label="Messages"
    />
  )
}
