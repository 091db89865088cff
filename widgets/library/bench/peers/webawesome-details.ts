// Web Awesome's details alone.
import '@awesome.me/webawesome/dist/components/details/details.js'
