// Shoelace's details alone.
import '@shoelace-style/shoelace/dist/components/details/details.js'
