require 'json'

class Foo
  def bar
    puts 'x'
  end
end
