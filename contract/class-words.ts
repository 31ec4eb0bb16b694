/**
 * The words of class codes: 1,408, of three to seven letters, which children of six can copy from a board. Left out is what
 * sounds like another word, what is spelled differently elsewhere, and what somebody could be called by.
 * With four digits after two different ones there are 34.2 bits: 1,408 × 1,407 × 10,000 > 2^34.
 */
export const classWords: readonly string[] = `
acorn actor album almond alpaca amber anchor answer anthem antler apple apricot april apron arctic arena arrow artist
ash astro atlas atom august autumn avenue avocado badge badger bagel bake baker balcony balloon bamboo banana banjo
bank banner barge barley barn barrel basil basin basket baton beads beak beaker beam beanbag beehive belt bench bend
beret best better bicycle bingo birch biscuit blanket blaze blazer blend blender blink block bloom blossom blouse boat
bobbin bobsled bold bonfire bonnet bonus book boot border bottle bounce box bracket bramble branch brass brave breeze
brick bridge bright bring brisk bronze brook broom brownie brush bubble bucket buckle bud budgie buggy build builder
bulb bumble bunch bundle bunny bunting burrow bus bustle button buzz buzzard cabbage cabin cable cactus cake calf
calico calm camera camp canal canary candle canoe canvas canyon cap cape captain caramel caravan card cargo carpet
carrier cart carton cartoon cashew castle cat cattle cedar celery cello ceramic chain chair chalet chalk chapter
chariot chart cheddar cheese cheetah cherry chess chicken chime chimney choice chorus chutney cinema circle circus
city classic clay cliff climb clipper cloak clock cloth cloud clover club clue cluster coach coast coaster coat cobble
cobweb coin collage collar collie comb comet comic compass concert cone conker cook cookie copper copy coral corgi
corner cosmic cosmos cosy cottage cotton couch country cover cradle crane crate crayon cream cress crest cricket
crimson crisp crocus crown crumb crumble crunch crust crystal cub cube cup cupcake curl curry curtain curve cushion
custard cutlery cycle dahlia daisy damson dance dancer dash dawn decade deck delta den denim dentist depth desk
dewdrop diamond diesel dig digger digit dimple dinghy dingo dinner diver dock doctor dodge dolphin domain domino
donkey door doorway dot double dove dozen dragon drama drawing dream dress drift drive driver drum duet dugout dune
dust duvet eager eagle ear early earmuff earring earth easel easy echo edge egg elastic elbow elder elf elk elm ember
emblem emerald emu energy engine enjoy erase eraser errand evening event expert explore extra eyebrow eyelid fable
fabric face factory falcon family famous fan fanfare farm farmer feast feather felt fence fender fennel fern ferret
ferry field fig film final finch finger finish firefly fish flag flake flame flannel flask flat fleece flicker flint
flip flipper float flock floss fluff flute flutter foal foam focus fodder fog fold folder follow food forest forever
fork fox foxtrot frame freckle free freezer fresh fridge friend fringe frog front frost fruit fudge funnel funny furry
future fuzzy gadget galaxy gallery gallop game gander garage garden garland garlic garnet gather gazebo gazelle gecko
gem gentle gerbil giant gibbon gift giggle ginger giraffe glacier glass gleam glide glider glimmer glimpse glisten
glitter globe glove glow glue gnome goal goat gobble goblet goblin goggles gold golden gondola good goose gopher gorge
gosling grab grace grain grand granola grape graph grass gravel gravy green greet griffin grin grocery grotto ground
group grove grow guide guitar gull gust gym habitat hamlet hammer hammock hamper hamster handbag handle handy happy
harmony harp harvest hat hatch haven hazel head health heather hedge helmet help helper hen herb herd hermit hero
heron hexagon hill hilltop hinge hobby hockey holiday holly honest honey hoof hook hoop hop hope hopper hornet hotel
hotpot house hover hug humble hundred hurdle hut hutch hydrant ice iceberg icicle icing idea igloo iguana impala inch
indigo ink inkwell insect inside invent invite iris iron island ivory ivy jacket jaguar jasmine jaunt jazz jeep jelly
jersey jester jet jewel jigsaw jingle jog join joke joker jolly journey joy judo jug juggle juggler juice juicy jumble
jump jumper jungle junior juniper karate kayak keen kennel kestrel kettle keyhole kilt kimono kind kindle king kingdom
kiosk kitchen kite kitten kiwi koala lace ladle lagoon lake lamb lamp land lantern laptop larch lark laser lasso laugh
launch laundry lawn layer leaf leaflet league leap learn leather lemon lemur lentil leopard letter lettuce lever
library lid lift light lilac lily lilypad lime limpet line linen lingo linnet lintel lion list listen lively lizard
llama lobby lobster local locket lodge loft log lolly look loop lorry lotus lounge lovely lucky luggage lunar lunch
lupin lyric macaw machine magenta magic magnet magpie mallard mallet mammoth mango mansion map maple marble margin
marine market marlin marmot marrow mask mast match matrix maypole meadow meerkat melody melon memory mend menu mermaid
message meteor mice middle midge milk mill mineral mint minute mirror mitten mixer model mole monsoon moon moorhen mop
moped mosaic moss moth motion motor mouse muddle mug museum music nachos napkin nature navy nectar nest net nettle
news newt nickel nimble noise noodle noon notice novel nugget number nursery nutmeg oak oasis oat oatcake oatmeal oboe
ocean octagon octave october octopus office olive onion opal open opera orange orbit orchard orchid order organ
origami osprey ostrich outdoor outfit outing outside oval oven owl oxygen pack packet paddle paddock page paint
painter palace palm pancake panel panther pantry papaya paper paprika parade parcel park parka parrot parsley parsnip
part pasta pastel pasture patch path patio pattern peach peacock peanut pebble pelican pen pencil pendant penguin
penny people pepper perch perfume pesto petal phone photo piano pickle picnic picture pigeon pillow pilot pine pink
pioneer pippin pirate pixel pixie pizza plaid plait planet plank plant plaster play player playful plough plover
plumage plumber plume pocket poem polar polish polka pollen polo poncho pond pony poodle popcorn poplar poppy popular
porch poster postman potato potion potter prawn present pretzel print printer prism prize promise pudding puddle
puffin pulley pulse puma pumpkin pupil puppet puppy purple purr puzzle pyramid quack quail quarry quarter queen quest
quick quiet quill quilt quince quiver quiz quokka quote rabbit race racer racket radar radio radish raft railway
rainbow raisin rally ramble ramp ranch ranger rapid raven ravine ready recipe reef regal relay relic relish remote
repair reply reptile rescue rhino rhubarb ribbon riddle ride rider ridge rigging ripple river roast robe robin robot
rock rocket roller roof room rooster rope rosehip round rover rowboat royal ruby ruffle rug rugby ruler runner runway
saddle safari safe saffron saga sailor salad salmon salsa salt samosa sand sandal sandpit sapling sardine sash satchel
satin satsuma saturn saucer sausage scale scallop scarf scarlet school science scone scoop scooter score scout screen
script seagull seal seaside season seat seaweed secret seesaw select sequin sesame shade shadow shallot shampoo shanty
shape shawl sheep shelf shell shelter sherbet shield shine shingle shiny shirt shop shovel show shrub shuffle shuttle
sidecar sign signal silent silk silver simple singer skate sketch ski skill skip skipper skittle sky skylark slate
sleet sleeve slice slide slipper smile smooth snack snail snippet snooze snorkel snow snowman soap sock socket soda
sofa soft soil solar solid song sonic sorbet soup space spaniel spark sparkle sparrow spatula speak speck sphere spice
spider spin spinach spindle spinner spiral splash sponge spoon sport spot spray spring sprint sprout spruce square
squash squeak squid stable stage stamp stand stapler star start station statue steam stem stencil sticker stirrup
stitch stone stool storm stove straw stream street stretch string stripe studio sugar sultana summer summit sunbeam
sundial sundown sunlit sunny sunrise sunset super surf surfer swallow swamp swan sweater swift swim swimmer swing
swirl switch swoop syrup tabby table taco tadpole tag talent tandem tangle tango target tartan taxi teach teacher
teacup teapot teasel teddy tender tendril tennis terrace terrier thank thicket thimble thistle thorn thread thrill
thumb thunder ticket tickle tidy tiger tiles timber timer tinsel tiny tiptoe tissue toast toaster toffee tomato tooth
topaz topic topper torch toucan toward towel tower town track tractor trade traffic trail trailer train trainer tram
travel tray treacle tree trek trellis trifle trinket trio triple trolley trophy trot trout trowel truck truffle
trumpet tugboat tulip tumble tuna tunic tunnel turnip turret turtle tutu tweed twig twiglet twinkle twirl twist ultra
umpire unicorn uniform unique upright useful valley van vanilla vase vault velvet vessel vet viaduct victory video
view village vine vinegar violet violin vision visit visitor vivid voice volcano vole volley volume voyage waddle
wafer waffle wagon waiter wake wallaby wallet walnut waltz wand warbler warm warren watch water web weekend welcome
wellies wetland whippet whisk whisker whisper whistle wicker wicket widget willow window wing winner winter wish
wizard wobble wolf wombat wool work worker wren wrist yacht yard yarn year yeast yellow yeti yodel yoga zebra zest
zigzag zinc zip zipper zone zoo zoom
`
  .trim()
  .split(/\s+/)
