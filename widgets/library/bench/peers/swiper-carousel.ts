// Swiper with its module for buttons alone.
import Swiper from 'swiper'
import { Navigation } from 'swiper/modules'

new Swiper('.swiper', { modules: [Navigation], navigation: { prevEl: '#previous', nextEl: '#next' } })
